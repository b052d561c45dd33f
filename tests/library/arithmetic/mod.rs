mod factorials;
mod primes;
mod quotients;
mod roots;
mod xor_transform;

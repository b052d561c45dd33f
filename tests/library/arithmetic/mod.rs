mod factorials;
mod nimber;
mod primes;
mod quotients;
mod roots;
mod xor_transform;

mod bitset;
mod fenwick;
mod xor_basis;

-- A CPF or CNPJ is stored without punctuation and, since July 2026, may hold letters: digits() alone no longer finds it. One- and two-letter
-- terms need no index of their own: the trigram indexes hold how each word begins.
CREATE INDEX contacts_cpf_cnpj_search ON contacts USING gin (fold(cpf_cnpj) gin_trgm_ops);

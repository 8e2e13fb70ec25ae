-- What a list's search looks through, folded once when a record is written instead of at every search, under one index a table: numbers
-- without their punctuation, RS (30), then texts; each begins with US (31). GS (29) parts a contact's origin, which the bar at the top
-- leaves out, from its name. core/sql.ts reads it. One fold() of all texts, because a call costs more than its text's length.
ALTER TABLE clients ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (
  chr(31) || coalesce(digits(phone), '') || chr(30)
  || fold(chr(31) || name || chr(31) || coalesce(email, ''))) STORED;
ALTER TABLE contacts ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (
  chr(31) || coalesce(digits(phone), '') || chr(31) || coalesce(fold(cpf_cnpj), '') || chr(30)
  || fold(chr(31) || coalesce(origin, '') || chr(29) || chr(31) || name || chr(31) || coalesce(email, ''))) STORED;
ALTER TABLE cases ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (
  chr(31) || digits(case_number) || chr(30)
  || fold(chr(31) || title || chr(31) || client_name || chr(31) || case_number)) STORED;
ALTER TABLE parties ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (chr(30) || fold(chr(31) || name)) STORED;
ALTER TABLE petitions ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (
  chr(30) || fold(chr(31) || title || chr(31) || coalesce(client_name, ''))) STORED;

DROP INDEX clients_name_search, clients_email_search, clients_phone_digits,
  contacts_name_search, contacts_email_search, contacts_origin_search, contacts_cpf_cnpj_search, contacts_phone_digits, contacts_cpf_cnpj_digits,
  cases_title_search, cases_client_name_search, cases_case_number_search, cases_case_number_digits,
  cases_title_prefix, cases_client_name_prefix, cases_case_number_prefix,
  petitions_title_search, petitions_client_name_search, petitions_title_prefix, petitions_client_name_prefix,
  parties_name_search, parties_cpf_cnpj_digits,
  -- Documents are searched within their case only.
  documents_title_search, documents_description_search, documents_file_name_search;

-- What is written waits in a list that every search reads whole: a short one, so that searches stay by index after a hundred new records.
CREATE INDEX clients_search ON clients USING gin (search gin_trgm_ops) WITH (gin_pending_list_limit = 64);
CREATE INDEX contacts_search ON contacts USING gin (search gin_trgm_ops) WITH (gin_pending_list_limit = 64);
CREATE INDEX cases_search ON cases USING gin (search gin_trgm_ops) WITH (gin_pending_list_limit = 64);
CREATE INDEX parties_search ON parties USING gin (search gin_trgm_ops) WITH (gin_pending_list_limit = 64);
CREATE INDEX petitions_search ON petitions USING gin (search gin_trgm_ops) WITH (gin_pending_list_limit = 64);

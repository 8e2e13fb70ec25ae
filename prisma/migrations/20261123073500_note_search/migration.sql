-- Notes of cases are found by the search at the top, as migration search_text has it of the other records.
ALTER TABLE case_notes ADD COLUMN search text NOT NULL GENERATED ALWAYS AS (chr(30) || fold(chr(31) || text)) STORED;
CREATE INDEX case_notes_search ON case_notes USING gin (search gin_trgm_ops) WITH (gin_pending_list_limit = 64);

-- Each search of somebody who may not see everything looks up once what is hidden.
CREATE INDEX documents_confidential ON documents (id) WHERE is_confidential;
CREATE INDEX petitions_confidential ON petitions (id) WHERE read_confidential;

-- An exact search reads every vector: they stand in the row itself, and the longer texts move out of it instead.
ALTER TABLE chunks ALTER COLUMN embedding SET STORAGE MAIN;

-- Words go straight into their index: a list of pending ones is read by every search, and emptying it would hold the embedded database up.
ALTER INDEX chunks_words_idx SET (fastupdate = off);

-- CreateTable
CREATE TABLE "lexicon" (
    "word" TEXT NOT NULL,

    CONSTRAINT "lexicon_pkey" PRIMARY KEY ("word")
);

-- A mistyped word begins or ends like the one that was meant.
CREATE INDEX lexicon_begins ON lexicon (left(word, 2), length(word));
CREATE INDEX lexicon_ends ON lexicon (right(word, 3), length(word));

INSERT INTO lexicon (word)
SELECT DISTINCT word FROM chunks, regexp_split_to_table(fold(content), '[^a-z0-9]+') AS word WHERE word ~ '^[a-z]{4,30}$'
ON CONFLICT DO NOTHING;

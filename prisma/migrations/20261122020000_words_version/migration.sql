-- Stems of another version find one another only among themselves: every source is indexed anew, its vectors of a provider are kept. A default
-- that is a constant writes no row.
ALTER TABLE "chunks" ADD COLUMN     "words_version" INTEGER NOT NULL DEFAULT 1;

INSERT INTO "index_queue" ("source_type", "source_id") SELECT DISTINCT "source_type", "source_id" FROM "chunks" ORDER BY 1, 2 ON CONFLICT DO NOTHING;

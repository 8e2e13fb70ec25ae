-- Not only failed sign-ins are limited: one table for all that is, each row told apart by its kind.
ALTER TABLE "sign_in_attempts" RENAME TO "attempts";
ALTER TABLE "attempts" RENAME CONSTRAINT "sign_in_attempts_pkey" TO "attempts_pkey";
ALTER TABLE "attempts" RENAME COLUMN "username" TO "subject";
ALTER TABLE "attempts" ADD COLUMN "kind" TEXT NOT NULL DEFAULT 'sign_in';
ALTER TABLE "attempts" ALTER COLUMN "kind" DROP DEFAULT;
ALTER TABLE "attempts" ADD COLUMN "pending" BOOLEAN NOT NULL DEFAULT false;

DROP INDEX "sign_in_attempts_username_created_at_idx";
DROP INDEX "sign_in_attempts_address_created_at_idx";
ALTER INDEX "sign_in_attempts_created_at_idx" RENAME TO "attempts_created_at_idx";
CREATE INDEX "attempts_kind_subject_created_at_idx" ON "attempts"("kind", "subject", "created_at");
CREATE INDEX "attempts_kind_address_created_at_idx" ON "attempts"("kind", "address", "created_at");

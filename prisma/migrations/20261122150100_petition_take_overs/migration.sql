-- DropForeignKey
ALTER TABLE "petition_confirmations" DROP CONSTRAINT "petition_confirmations_petition_id_fkey";

-- DropForeignKey
ALTER TABLE "petition_confirmations" DROP CONSTRAINT "petition_confirmations_user_id_fkey";

-- DropTable
DROP TABLE "petition_confirmations";

-- CreateTable
CREATE TABLE "petition_take_overs" (
    "petition_id" TEXT NOT NULL,
    "item_key" TEXT NOT NULL,
    "user_id" TEXT,
    "name" TEXT NOT NULL,
    "username" TEXT NOT NULL,
    "oab_number" TEXT NOT NULL,
    "reason" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "petition_take_overs_pkey" PRIMARY KEY ("petition_id","item_key")
);

-- CreateIndex
CREATE INDEX "petition_take_overs_user_id_idx" ON "petition_take_overs"("user_id");

-- AddForeignKey
ALTER TABLE "petition_take_overs" ADD CONSTRAINT "petition_take_overs_petition_id_fkey" FOREIGN KEY ("petition_id") REFERENCES "petitions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "petition_take_overs" ADD CONSTRAINT "petition_take_overs_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "asset" ADD COLUMN "broken_references" jsonb;--> statement-breakpoint
ALTER TABLE "asset" ADD COLUMN "animation" jsonb;
ALTER TABLE "account_token" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "account_token" ADD COLUMN "browser" text;
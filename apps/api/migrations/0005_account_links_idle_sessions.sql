ALTER TABLE "account_token" DROP CONSTRAINT "account_token_one_live";--> statement-breakpoint
ALTER TABLE "account_token" DROP CONSTRAINT "account_token_kind_known";--> statement-breakpoint
ALTER TABLE "account_token" ADD COLUMN "first_name" text;--> statement-breakpoint
ALTER TABLE "account_token" ADD COLUMN "last_name" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "last_seen_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "idle_seconds" integer DEFAULT 43200 NOT NULL;--> statement-breakpoint
CREATE INDEX "account_token_address" ON "account_token" USING btree ("kind","email");--> statement-breakpoint
ALTER TABLE "account_token" ADD CONSTRAINT "account_token_kind_known" CHECK ("account_token"."kind" in ('verify', 'reset', 'invite', 'setup'));
CREATE TABLE "access_token" (
	"key" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"user_id" text NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"access" text NOT NULL,
	"campaign_ids" text[],
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "access_token_id_unique" UNIQUE("id"),
	CONSTRAINT "access_token_id_length" CHECK (char_length("access_token"."id") between 1 and 24),
	CONSTRAINT "access_token_access_known" CHECK ("access_token"."access" in ('read', 'write')),
	CONSTRAINT "access_token_issued_reads" CHECK ("access_token"."parent_id" is null or "access_token"."access" = 'read')
);
--> statement-breakpoint
ALTER TABLE "share_token" ADD COLUMN "origins" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_token" ADD CONSTRAINT "access_token_parent_id_access_token_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."access_token"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_token_user" ON "access_token" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_token_parent" ON "access_token" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "access_token_expiry" ON "access_token" USING btree ("expires_at");
CREATE TABLE "discrepancy" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"created_by" text,
	"created_at" timestamp with time zone NOT NULL,
	"compared_at" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"file_name" text NOT NULL,
	"file_bytes" bigint NOT NULL,
	"file_sha256" text NOT NULL,
	"file_key" text,
	"header_hash" text NOT NULL,
	"tz" text NOT NULL,
	"choices" text NOT NULL,
	"remembered" text NOT NULL,
	"report" text NOT NULL,
	"rows" text,
	"summary" text NOT NULL,
	CONSTRAINT "discrepancy_id_length" CHECK (char_length("discrepancy"."id") between 1 and 24)
);
--> statement-breakpoint
CREATE TABLE "partner_correction" (
	"owner_id" text NOT NULL,
	"platform" text NOT NULL,
	"header_hash" text NOT NULL,
	"choices" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_correction_pk" PRIMARY KEY("owner_id","platform","header_hash")
);
--> statement-breakpoint
CREATE TABLE "partner_match" (
	"campaign_id" text NOT NULL,
	"platform" text NOT NULL,
	"key_hash" text NOT NULL,
	"partner_key" text NOT NULL,
	"creative_id" text,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "partner_match_pk" PRIMARY KEY("campaign_id","platform","key_hash")
);
--> statement-breakpoint
ALTER TABLE "discrepancy" ADD CONSTRAINT "discrepancy_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discrepancy" ADD CONSTRAINT "discrepancy_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discrepancy" ADD CONSTRAINT "discrepancy_file_key_stored_file_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_file"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_correction" ADD CONSTRAINT "partner_correction_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_match" ADD CONSTRAINT "partner_match_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_match" ADD CONSTRAINT "partner_match_creative_id_creative_id_fk" FOREIGN KEY ("creative_id") REFERENCES "public"."creative"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "discrepancy_campaign" ON "discrepancy" USING btree ("campaign_id","created_at");--> statement-breakpoint
CREATE INDEX "discrepancy_creator" ON "discrepancy" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "discrepancy_file" ON "discrepancy" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "partner_match_creative" ON "partner_match" USING btree ("creative_id");
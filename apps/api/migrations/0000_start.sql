CREATE TABLE "campaign" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"name" text NOT NULL,
	"start_day" date,
	"end_day" date,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "campaign_id_length" CHECK (char_length("campaign"."id") between 1 and 24),
	CONSTRAINT "campaign_flight_order" CHECK ("campaign"."end_day" >= "campaign"."start_day")
);
--> statement-breakpoint
CREATE TABLE "creative" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"platform" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "creative_id_length" CHECK (char_length("creative"."id") between 1 and 24),
	CONSTRAINT "creative_type_known" CHECK ("creative"."type" in ('Banner', 'VAST', 'VPAID'))
);
--> statement-breakpoint
CREATE TABLE "hourly_fact" (
	"live_id" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"impressions" integer DEFAULT 0 NOT NULL,
	"engagement" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	"video_starts" integer DEFAULT 0 NOT NULL,
	"first_quartiles" integer DEFAULT 0 NOT NULL,
	"midpoints" integer DEFAULT 0 NOT NULL,
	"third_quartiles" integer DEFAULT 0 NOT NULL,
	"video_completes" integer DEFAULT 0 NOT NULL,
	"written_at" timestamp with time zone NOT NULL,
	CONSTRAINT "hourly_fact_pk" PRIMARY KEY("live_id","hour"),
	CONSTRAINT "hourly_fact_live_id_length" CHECK (char_length("hourly_fact"."live_id") between 1 and 24),
	CONSTRAINT "hourly_fact_whole_hour" CHECK (extract(epoch from "hourly_fact"."hour")::bigint % 3600 = 0)
);
--> statement-breakpoint
CREATE TABLE "live_creative" (
	"id" text PRIMARY KEY NOT NULL,
	"creative_id" text NOT NULL,
	"position" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	CONSTRAINT "live_creative_id_length" CHECK (char_length("live_creative"."id") between 1 and 24)
);
--> statement-breakpoint
CREATE TABLE "login_attempt" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_file" (
	"key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"campaign_id" text NOT NULL,
	"user_id" text,
	"share_token_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "report_file_one_reader" CHECK (num_nonnulls("report_file"."user_id", "report_file"."share_token_id") = 1)
);
--> statement-breakpoint
CREATE TABLE "session" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_token" (
	"id" text PRIMARY KEY NOT NULL,
	"campaign_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"token_sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone,
	CONSTRAINT "share_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "share_token_id_length" CHECK (char_length("share_token"."id") between 1 and 24)
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email"),
	CONSTRAINT "user_id_length" CHECK (char_length("user"."id") between 1 and 24),
	CONSTRAINT "user_email_lower" CHECK ("user"."email" = lower("user"."email")),
	CONSTRAINT "user_role_known" CHECK ("user"."role" in ('staff', 'admin', 'advertiser', 'agency'))
);
--> statement-breakpoint
ALTER TABLE "campaign" ADD CONSTRAINT "campaign_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creative" ADD CONSTRAINT "creative_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_creative" ADD CONSTRAINT "live_creative_creative_id_creative_id_fk" FOREIGN KEY ("creative_id") REFERENCES "public"."creative"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_file" ADD CONSTRAINT "report_file_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_file" ADD CONSTRAINT "report_file_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_file" ADD CONSTRAINT "report_file_share_token_id_share_token_id_fk" FOREIGN KEY ("share_token_id") REFERENCES "public"."share_token"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_token" ADD CONSTRAINT "share_token_campaign_id_campaign_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaign"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "campaign_owner" ON "campaign" USING btree ("owner_id","updated_at");--> statement-breakpoint
CREATE INDEX "campaign_updated" ON "campaign" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "creative_campaign" ON "creative" USING btree ("campaign_id","position");--> statement-breakpoint
CREATE INDEX "hourly_fact_hour" ON "hourly_fact" USING brin ("hour") WITH (pages_per_range=32);--> statement-breakpoint
CREATE INDEX "live_creative_creative" ON "live_creative" USING btree ("creative_id","position");--> statement-breakpoint
CREATE INDEX "login_attempt_updated" ON "login_attempt" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "report_file_expiry" ON "report_file" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expiry" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "share_token_campaign" ON "share_token" USING btree ("campaign_id");
CREATE TABLE "live_version" (
	"live_id" text NOT NULL,
	"number" integer NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" text,
	"restores" integer,
	"draft_at" timestamp with time zone,
	"snapshot" jsonb,
	CONSTRAINT "live_version_pk" PRIMARY KEY("live_id","number")
);
--> statement-breakpoint
ALTER TABLE "campaign" ADD COLUMN "landing_page" text;--> statement-breakpoint
ALTER TABLE "live_creative" ADD COLUMN "number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_creative" ADD COLUMN "published_by" text;--> statement-breakpoint
ALTER TABLE "live_creative" ADD COLUMN "restores" integer;--> statement-breakpoint
ALTER TABLE "live_creative" ADD COLUMN "draft_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_creative" ADD COLUMN "landing_page" text;--> statement-breakpoint
ALTER TABLE "live_creative" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_file" ADD COLUMN "number" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_total" ADD COLUMN "first_impression_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_total" ADD COLUMN "last_invalid_kind" text;--> statement-breakpoint
ALTER TABLE "live_total" ADD COLUMN "last_invalid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "live_version" ADD CONSTRAINT "live_version_live_id_live_creative_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_creative"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_version" ADD CONSTRAINT "live_version_published_by_user_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_creative" ADD CONSTRAINT "live_creative_published_by_user_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_file" DROP CONSTRAINT "live_file_pk";
--> statement-breakpoint
ALTER TABLE "live_file" ADD CONSTRAINT "live_file_pk" PRIMARY KEY("live_id","number","file_key");
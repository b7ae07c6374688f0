CREATE TABLE "engine_total" (
	"live_id" text PRIMARY KEY NOT NULL,
	"impressions" bigint DEFAULT 0 NOT NULL,
	"engagement" bigint DEFAULT 0 NOT NULL,
	"clicks" bigint DEFAULT 0 NOT NULL,
	"video_starts" bigint DEFAULT 0 NOT NULL,
	"first_quartiles" bigint DEFAULT 0 NOT NULL,
	"midpoints" bigint DEFAULT 0 NOT NULL,
	"third_quartiles" bigint DEFAULT 0 NOT NULL,
	"video_completes" bigint DEFAULT 0 NOT NULL,
	"invalid_traffic" bigint DEFAULT 0 NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "engine_total_live_id_length" CHECK (char_length("engine_total"."live_id") between 1 and 24)
);
--> statement-breakpoint
CREATE TABLE "moved_month" (
	"month" date PRIMARY KEY NOT NULL,
	"run" text NOT NULL,
	"rows" bigint NOT NULL,
	"moved_at" timestamp with time zone NOT NULL
);

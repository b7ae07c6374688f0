CREATE TABLE "account_token" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"role" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_token_one_live" UNIQUE("kind","email"),
	CONSTRAINT "account_token_kind_known" CHECK ("account_token"."kind" in ('verify', 'reset', 'invite')),
	CONSTRAINT "account_token_role" CHECK (("account_token"."kind" = 'invite') = ("account_token"."role" is not null))
);
--> statement-breakpoint
CREATE TABLE "asset" (
	"id" text PRIMARY KEY NOT NULL,
	"creative_id" text NOT NULL,
	"file_key" text NOT NULL,
	"name" text NOT NULL,
	"width" integer,
	"height" integer,
	"duration" double precision,
	"upload_type" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "asset_id_length" CHECK (char_length("asset"."id") between 1 and 24)
);
--> statement-breakpoint
CREATE TABLE "idempotent_answer" (
	"key" text PRIMARY KEY NOT NULL,
	"body_hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_file" (
	"live_id" text NOT NULL,
	"file_key" text NOT NULL,
	CONSTRAINT "live_file_pk" PRIMARY KEY("live_id","file_key")
);
--> statement-breakpoint
CREATE TABLE "mail" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_id_length" CHECK (char_length("mail"."id") between 1 and 24)
);
--> statement-breakpoint
CREATE TABLE "stored_file" (
	"key" text PRIMARY KEY NOT NULL,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"owner_id" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "campaign" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "creative" ADD COLUMN "fluid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "creative" ADD COLUMN "trackers" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "creative" ADD COLUMN "settings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "creative" ADD COLUMN "layout" text;--> statement-breakpoint
ALTER TABLE "creative" ADD COLUMN "html" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "creative" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "creative" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "live_creative" ADD COLUMN "snapshot" jsonb;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "last_login_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_creative_id_creative_id_fk" FOREIGN KEY ("creative_id") REFERENCES "public"."creative"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "asset" ADD CONSTRAINT "asset_file_key_stored_file_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_file"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_file" ADD CONSTRAINT "live_file_live_id_live_creative_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_creative"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_file" ADD CONSTRAINT "live_file_file_key_stored_file_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_file"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_file" ADD CONSTRAINT "stored_file_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_token_expiry" ON "account_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "asset_creative" ON "asset" USING btree ("creative_id","created_at");--> statement-breakpoint
CREATE INDEX "asset_file" ON "asset" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "idempotent_answer_created" ON "idempotent_answer" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "live_file_file" ON "live_file" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "mail_next" ON "mail" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "stored_file_created" ON "stored_file" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "stored_file_owner" ON "stored_file" USING btree ("owner_id");
--> statement-breakpoint
UPDATE "user" SET "verified_at" = "created_at";

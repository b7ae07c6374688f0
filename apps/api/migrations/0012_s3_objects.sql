CREATE TABLE "multipart_upload" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key" text collate "C" NOT NULL,
	"content_type" text NOT NULL,
	"headers" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"touched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "multipart_upload_below_prefix" CHECK (starts_with("multipart_upload"."key", ('users/' || "multipart_upload"."user_id" || '/') collate "C"))
);
--> statement-breakpoint
CREATE TABLE "object_part" (
	"object_id" text NOT NULL,
	"position" integer NOT NULL,
	"file_key" text NOT NULL,
	"bytes" bigint NOT NULL,
	CONSTRAINT "object_part_pk" PRIMARY KEY("object_id","position")
);
--> statement-breakpoint
CREATE TABLE "stored_object" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key" text collate "C" NOT NULL,
	"bytes" bigint NOT NULL,
	"etag" text NOT NULL,
	"content_type" text NOT NULL,
	"headers" jsonb NOT NULL,
	"upload_id" text,
	"modified_at" timestamp with time zone NOT NULL,
	CONSTRAINT "stored_object_key" UNIQUE("user_id","key"),
	CONSTRAINT "stored_object_id_length" CHECK (char_length("stored_object"."id") between 1 and 24),
	CONSTRAINT "stored_object_below_prefix" CHECK (starts_with("stored_object"."key", ('users/' || "stored_object"."user_id" || '/') collate "C"))
);
--> statement-breakpoint
CREATE TABLE "upload_part" (
	"upload_id" text NOT NULL,
	"number" integer NOT NULL,
	"file_key" text NOT NULL,
	"bytes" bigint NOT NULL,
	"etag" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "upload_part_pk" PRIMARY KEY("upload_id","number")
);
--> statement-breakpoint
ALTER TABLE "multipart_upload" ADD CONSTRAINT "multipart_upload_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "object_part" ADD CONSTRAINT "object_part_object_id_stored_object_id_fk" FOREIGN KEY ("object_id") REFERENCES "public"."stored_object"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "object_part" ADD CONSTRAINT "object_part_file_key_stored_file_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_file"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stored_object" ADD CONSTRAINT "stored_object_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_part" ADD CONSTRAINT "upload_part_upload_id_multipart_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."multipart_upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_part" ADD CONSTRAINT "upload_part_file_key_stored_file_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."stored_file"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "multipart_upload_key" ON "multipart_upload" USING btree ("user_id","key","id");--> statement-breakpoint
CREATE INDEX "multipart_upload_touched" ON "multipart_upload" USING btree ("touched_at");--> statement-breakpoint
CREATE INDEX "object_part_file" ON "object_part" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "upload_part_file" ON "upload_part" USING btree ("file_key");
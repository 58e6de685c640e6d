ALTER TABLE "attachments" ADD COLUMN "width" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "height" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "board_types" ADD COLUMN "last_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "customer_posts" ADD COLUMN "category" text;--> statement-breakpoint
CREATE INDEX "attachments_unclaimed" ON "attachments" USING btree ("created_at") WHERE "attachments"."post_id" is null;
DROP TABLE "page_purges" CASCADE;--> statement-breakpoint
ALTER TABLE "publishes" ADD COLUMN "live_at" timestamp with time zone;
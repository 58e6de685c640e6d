ALTER TABLE "employees" ADD COLUMN "image_alt" text;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "image_focus" jsonb;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "practice_since" integer;
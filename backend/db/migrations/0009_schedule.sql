ALTER TABLE "closed_days" ADD COLUMN "set_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "week_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "shorten_works" ADD COLUMN "set_at" timestamp with time zone;
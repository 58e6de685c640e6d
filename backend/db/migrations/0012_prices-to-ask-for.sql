ALTER TABLE "product_options" ALTER COLUMN "price" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation_options" ALTER COLUMN "price" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "product_options" ADD COLUMN "is_price_from" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "reservation_options" ADD COLUMN "is_price_from" boolean DEFAULT false NOT NULL;
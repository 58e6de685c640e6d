CREATE TABLE "reservation_holds" (
	"partner_id" text NOT NULL,
	"id" uuid NOT NULL,
	"address_hash" text NOT NULL,
	"wished_employee_id" bigint,
	"employee_id" bigint,
	"start_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"seat" integer,
	"holds_time" boolean NOT NULL,
	"is_waiting" boolean NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reservation_holds_partner_id_id_pk" PRIMARY KEY("partner_id","id"),
	CONSTRAINT "reservation_holds_period" CHECK ("reservation_holds"."start_at" < "reservation_holds"."end_at"),
	CONSTRAINT "reservation_holds_seat" CHECK ("reservation_holds"."seat" >= 1)
);
--> statement-breakpoint
ALTER TABLE "reservation_holds" ADD CONSTRAINT "reservation_holds_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reservation_holds" ADD CONSTRAINT "reservation_holds_employee_owner" FOREIGN KEY ("partner_id","employee_id") REFERENCES "public"."employees"("partner_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reservation_holds_time" ON "reservation_holds" USING btree ("partner_id","start_at");--> statement-breakpoint
CREATE INDEX "reservation_holds_address" ON "reservation_holds" USING btree ("partner_id","address_hash");--> statement-breakpoint
CREATE INDEX "reservation_holds_expiry" ON "reservation_holds" USING btree ("expires_at");
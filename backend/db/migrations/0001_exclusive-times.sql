CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_doctor_time"
	EXCLUDE USING gist ("partner_id" WITH =, "employee_id" WITH =, tstzrange("start_at", "end_at", '[)') WITH &&)
	WHERE ("status" IN ('waiting', 'confirmed') AND "holds_time");--> statement-breakpoint
ALTER TABLE "reservations" ADD CONSTRAINT "reservations_seat_time"
	EXCLUDE USING gist ("partner_id" WITH =, "seat" WITH =, tstzrange("start_at", "end_at", '[)') WITH &&)
	WHERE ("status" IN ('waiting', 'confirmed') AND "holds_time");

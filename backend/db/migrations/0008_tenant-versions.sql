CREATE TABLE "tenant_versions" (
	"partner_id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"restored_version" integer,
	"config" jsonb NOT NULL,
	"digest" text NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"published_by" text NOT NULL,
	CONSTRAINT "tenant_versions_partner_id_version_pk" PRIMARY KEY("partner_id","version"),
	CONSTRAINT "tenant_versions_version" CHECK ("tenant_versions"."version" >= 1),
	CONSTRAINT "tenant_versions_kind" CHECK ("tenant_versions"."kind" in ('publish', 'rollback', 'close')),
	CONSTRAINT "tenant_versions_restored" CHECK (("tenant_versions"."kind" = 'rollback') = ("tenant_versions"."restored_version" is not null))
);
--> statement-breakpoint
ALTER TABLE "partners" ADD COLUMN "version" integer;--> statement-breakpoint
ALTER TABLE "tenant_versions" ADD CONSTRAINT "tenant_versions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "tenant_versions" ("partner_id", "version", "kind", "config", "digest", "published_at", "published_by")
SELECT "id", 1, 'publish', "config", "digest", "published_at", 'before versions were kept' FROM "partners";--> statement-breakpoint
UPDATE "partners" SET "version" = 1;

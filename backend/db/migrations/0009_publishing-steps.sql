CREATE TABLE "edge_items" (
	"store_id" text NOT NULL,
	"key" text NOT NULL,
	"digest" text NOT NULL,
	CONSTRAINT "edge_items_store_id_key_pk" PRIMARY KEY("store_id","key")
);
--> statement-breakpoint
CREATE TABLE "tenancy_tasks" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"mark" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"failure" text,
	CONSTRAINT "tenancy_tasks_kind_subject_pk" PRIMARY KEY("kind","subject"),
	CONSTRAINT "tenancy_tasks_kind" CHECK ("tenancy_tasks"."kind" in ('write-edge', 'purge-pages', 'release-domain', 'remove-file'))
);

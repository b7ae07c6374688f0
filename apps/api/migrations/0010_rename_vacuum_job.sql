-- The job is called 'vacuum-tables' now. Each server queues it again when it starts.
DELETE FROM "job" WHERE "kind" = 'tend-tables';

-- Whoever answers claims also looks at those that are decided, the newest first.
create index dispute_decided on dispute (created_at desc, id desc) where status in ('APPROVED', 'REJECTED');

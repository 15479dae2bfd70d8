-- a start asks by which keys mails and stored answers are sealed, as of everything that is sealed (0032_keys_and_demo.sql)
create index mail_outbox_sealing_key on mail_outbox (sealing_key(sealed));
create index idempotency_key_sealing_key on idempotency_key (sealing_key(answer));

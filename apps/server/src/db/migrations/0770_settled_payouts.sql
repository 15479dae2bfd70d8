-- Who looks after payments lists what was sent or refused, the newest first, and finds a transfer by its UTR.
create index payout_settled on payout (settled_at desc, id desc) where settled_at is not null;
create index payout_of_utr on payout (utr) where utr is not null;

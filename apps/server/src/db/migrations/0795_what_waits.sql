-- The overview of the admin area counts what waits, each time somebody opens it: each count reads the few rows that wait, however many payouts
-- are with the bank, were settled, or were paid by file.
create index payout_in_review on payout (created_at) where state = 'review';
create index payout_failed on payout (settled_at desc, id desc) where state = 'failed';
create index transfer_line_filed on transfer_line (file_id) where state = 'filed';
-- an order that has the click of a granted claim: reports name clicks in any spelling
create index dispute_granted_click on dispute ((click_id::text)) where status = 'APPROVED';

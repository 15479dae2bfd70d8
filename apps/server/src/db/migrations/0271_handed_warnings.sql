-- Which notice of a forfeiture a mail tells of. Such rows are kept for ever: only what a mail server has taken is a warning. Nobody knows
-- it of mails from before, so that their members are warned again before anything is forfeited.
alter table mail_outbox add column notice_id bigint references forfeit_notice (id);
create unique index mail_outbox_notice on mail_outbox (notice_id) where notice_id is not null;

-- the last warning is given again where a mail server did not take one
alter table forfeit_notice
  drop constraint forfeit_notice_member_id_inactive_since_stage_key,
  add unique (member_id, inactive_since, stage, forfeits_at);

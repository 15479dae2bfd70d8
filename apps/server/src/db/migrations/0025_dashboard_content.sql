-- what every member's dashboard shows, kept whole: one row for the shop
create table dashboard_content (
  only_row boolean primary key default true check (only_row),
  -- grows with every save
  version integer not null check (version >= 0),
  content jsonb not null
);

insert into dashboard_content (version, content)
values (0, '{"userDashboardBanner": null, "userDashboardFAQ": [], "userDashboardVideos": []}');

-- Whether a host is that of a link of the shop is looked up; addresses are written so that the host is between the second and the third slash.
create index store_by_host on store (split_part(base_url, '/', 3));
create index store_by_link_host on store (split_part(redirection_url, '/', 3));
create index offer_by_link_host on offer (split_part(redirect_url, '/', 3));

-- Indexes of reports and of payment lines begin with what tells rows apart. They began with the network, which thousands of rows share: while a
-- table has not been counted, PostgreSQL took any of them, and read all rows of a network for one. Order reports and their bodies are locked
-- for a second for each 200,000.
alter table report_body drop constraint report_body_network_event_id_fkey;
alter table report_decision drop constraint report_decision_network_event_id_fkey;
alter table order_report drop constraint order_report_pkey, add primary key (event_id, network);
alter table report_body add foreign key (network, event_id) references order_report (network, event_id);
alter table report_decision add foreign key (network, event_id) references order_report (network, event_id);

drop index order_report_of_order, order_report_by_number, order_report_of_action;
create index order_report_of_order on order_report (network_order_id, network);
create index order_report_by_number on order_report (store_order_id, network) where store_order_id is not null;
create index order_report_of_action on order_report (action_id, network) where action_id is not null;

drop index settlement_line_of_order, settlement_line_of_statement;
create index settlement_line_of_order on settlement_line (network_order_id, network);
create index settlement_line_of_statement on settlement_line (statement, network);

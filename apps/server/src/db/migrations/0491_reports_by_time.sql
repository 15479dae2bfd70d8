-- Which network reported last is asked by metrics each minute. A BRIN index costs a report next to nothing: rows arrive in this order.
create index order_report_by_time on order_report using brin (received_at);

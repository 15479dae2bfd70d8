-- 0320 took what a network had paid as the commission of orders that were settled before, so that no sum changed. The next word of
-- the network about anything else took that back, and opened a receivable for which nothing had been said. The order remembers
-- when it was so: reports from before open nothing (docs/decisions/088).
alter table shop_order add column paid_as_commission_at timestamptz;
update shop_order set paid_as_commission_at = now()
  from settlement_line as line
  where (line.network, line.network_order_id) = (shop_order.network, shop_order.network_order_id)
    and settled_paise = commission_paise and not commission_estimated
    and exists (select from order_report as report
      where (report.network, report.network_order_id) = (shop_order.network, shop_order.network_order_id)
        and report.outcome in ('applied', 'stale') and report.commission_paise <> shop_order.commission_paise);

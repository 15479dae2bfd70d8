import * as z from 'zod/mini';

type RowOf<Shape extends z.core.$ZodShape> = z.output<z.ZodMiniObject<Shape>>;

/**
 * A row as any host of the contract sends it (docs/product/api.md#other-hosts): a field in `absent` may be left out or
 * null, and then has that value.
 */
/* @__NO_SIDE_EFFECTS__ */
export function fromAnyHost<Shape extends z.core.$ZodShape>(
  row: z.ZodMiniObject<Shape>,
  absent: Partial<RowOf<Shape>>,
): z.ZodMiniType<RowOf<Shape>> {
  const optional = Object.entries(absent).map(([name, otherwise]): [string, z.ZodMiniType] => {
    const field = z.nullish(row.shape[name] as z.ZodMiniType);
    return [
      name,
      z.pipe(
        field,
        z.transform((given) => given ?? otherwise),
      ),
    ];
  });
  const shape = { ...row.shape, ...Object.fromEntries(optional) };
  return z.object(shape) as unknown as z.ZodMiniType<RowOf<Shape>>;
}

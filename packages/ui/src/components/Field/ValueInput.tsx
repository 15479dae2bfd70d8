interface ValueInputProps {
  /** Without a name a form sends nothing. */
  name: string | undefined;
  value: string;
  form?: string;
  disabled?: boolean;
}

/** What a form sends of a field that shows its value in another way: 124990 where 1,24,990 is shown. */
export function ValueInput({ name, ...props }: ValueInputProps) {
  return name === undefined ? null : <input {...props} type="hidden" name={name} />;
}

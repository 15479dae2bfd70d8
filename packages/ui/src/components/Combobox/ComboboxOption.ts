export interface ComboboxOption {
  value: string;
  label: string;
  /** Shows after the label: "19-11-2026 21:17" */
  detail?: string;
}

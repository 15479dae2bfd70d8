export interface FieldState {
  id: string;
  messageId: string;
  /** Spread on the native control: connects it to label and message. */
  control: { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };
}

interface Options {
  handler: (paid: { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }) => void;
  modal: { ondismiss: () => void };
}

type Fate = 'pays' | 'fails' | 'closes' | 'hangs';

/** `beforeEach`: puts the object of the simulated provider into the page, as its script does. Removes it after the story. */
export function stubPaymentWindow(fate: Fate): () => void {
  const named = window as unknown as Record<string, unknown>;
  named.SimulatedPay = class {
    #fail: () => void = () => undefined;
    readonly #options: Options;

    constructor(options: Options) {
      this.#options = options;
    }

    on(_event: 'payment.failed', listener: () => void) {
      this.#fail = listener;
    }

    open() {
      const { handler, modal } = this.#options;
      if (fate === 'fails') this.#fail();
      if (fate === 'fails' || fate === 'closes') modal.ondismiss();
      if (fate === 'pays') {
        handler({ razorpay_payment_id: 'pay_1', razorpay_order_id: 'sim_order_1', razorpay_signature: 'signed' });
      }
    }
  };
  return () => Reflect.deleteProperty(named, 'SimulatedPay');
}

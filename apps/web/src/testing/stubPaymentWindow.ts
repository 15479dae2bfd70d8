interface Options {
  handler: (paid: { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }) => void;
  modal: { ondismiss: () => void };
}

type Outcome = 'pays' | 'fails' | 'closes' | 'hangs';

/** `beforeEach`: puts the object of the simulated provider into the page, as its script does. Removes it after the story. */
export function stubPaymentWindow(outcome: Outcome): () => void {
  class SimulatedPay {
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
      if (outcome === 'fails') this.#fail();
      if (outcome === 'fails' || outcome === 'closes') modal.ondismiss();
      if (outcome === 'pays') {
        handler({ razorpay_payment_id: 'pay_1', razorpay_order_id: 'sim_order_1', razorpay_signature: 'signed' });
      }
    }
  }
  Reflect.set(window, 'SimulatedPay', SimulatedPay);
  return () => Reflect.deleteProperty(window, 'SimulatedPay');
}

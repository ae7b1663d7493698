/** A fake audio element with the engine's interface, as jsdom has none; it does nothing by itself. */
export class FakeAudio extends EventTarget {
  readonly HAVE_FUTURE_DATA = 3;
  readonly calls: string[] = [];
  // As the constructor of audio elements sets it.
  preload = "auto";
  currentTime = 0;
  duration = Number.NaN;
  playbackRate = 1;
  defaultPlaybackRate = 1;
  readyState = 0;
  paused = true;
  ended = false;
  error: { readonly code: number } | null = null;
  refuse: DOMException | null = null;
  #src = "";

  get element(): HTMLAudioElement {
    return this as unknown as HTMLAudioElement;
  }

  get src(): string {
    return this.#src;
  }

  set src(url: string) {
    this.#src = url;
    this.currentTime = 0;
    this.error = null;
    this.calls.push(`fetch ${url}`);
  }

  play(): Promise<void> {
    this.paused = false;
    this.calls.push("play");
    return this.refuse ? Promise.reject(this.refuse) : Promise.resolve();
  }

  pause(): void {
    this.paused = true;
    this.calls.push("pause");
  }

  removeAttribute(): void {
    this.#src = "";
  }

  load(): void {
    this.calls.push("drop");
  }

  fire(type: string): void {
    this.dispatchEvent(new Event(type));
  }
}

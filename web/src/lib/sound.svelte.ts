/**
 * Short, quiet sounds, made on the spot: there are no files. A page makes none before somebody touched it, which browsers ask
 * for and good manners too, and none where the system or the player wants it calm.
 */
import { isSoundOn, settings } from './settings.svelte';
import { SCORES, VOLUMES, type Cue, type Note } from './scores';

/** A sound that comes again at once is one sound: three figures that fall together fall once. */
const APART = 70;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;
const last = new Map<Cue, number>();

for (const gesture of ['pointerdown', 'keydown'] as const) addEventListener(gesture, wake, { capture: true, passive: true });

/** The first touch of the page: from now on there may be sound. */
function wake(): void {
  if (!isSoundOn() || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
}

export function playCue(cue: Cue): void {
  if (!context || !isSoundOn()) return;
  const now = performance.now();
  if (now - (last.get(cue) ?? -APART) < APART) return;
  last.set(cue, now);
  const out = context.createGain();
  out.gain.value = VOLUMES[settings.volume];
  out.connect(context.destination);
  for (const note of SCORES[cue]) sound(context, out, note);
}

function sound(audio: AudioContext, out: AudioNode, { at, lasts, loud, from, to = from, wave }: Note): void {
  const start = audio.currentTime + at;
  const end = start + lasts;
  const level = audio.createGain();
  level.gain.setValueAtTime(0, start);
  level.gain.linearRampToValueAtTime(loud, start + Math.min(0.012, lasts / 4));
  level.gain.exponentialRampToValueAtTime(0.0001, end);
  level.connect(out);
  const source = wave === 'noise' ? rustle(audio, level, from, to, start, end) : tone(audio, level, wave, from, to, start, end);
  source.start(start);
  source.stop(end);
}

function tone(audio: AudioContext, level: AudioNode, wave: OscillatorType, from: number, to: number, start: number, end: number): AudioScheduledSourceNode {
  const oscillator = audio.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, end);
  oscillator.connect(level);
  return oscillator;
}

/** Noise through a narrow window: wood, cloth, a blow. */
function rustle(audio: AudioContext, level: AudioNode, from: number, to: number, start: number, end: number): AudioScheduledSourceNode {
  noise ??= whiteNoise(audio);
  const source = audio.createBufferSource();
  source.buffer = noise;
  source.loop = true;
  const window = audio.createBiquadFilter();
  window.type = 'bandpass';
  window.Q.value = 1.2;
  window.frequency.setValueAtTime(from, start);
  window.frequency.exponentialRampToValueAtTime(to, end);
  source.connect(window).connect(level);
  return source;
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n++) samples[n] = Math.random() * 2 - 1;
  return buffer;
}

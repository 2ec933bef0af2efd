declare module 'virtual:icons' {
  const drawings: Record<string, { body: string; size: number }>;
  export default drawings;
}

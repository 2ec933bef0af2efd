//! All tests of the mission language as one program: every program more would be linked once more.

mod hexes;

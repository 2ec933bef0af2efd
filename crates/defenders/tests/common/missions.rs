//! A test for each mission that ships.

/// A test for each mission that ships, which gets its name, and one that says that none is left out.
macro_rules! each_mission {
    ($(#[$attribute:meta])* $plays:ident) => {
        crate::common::missions::each_mission! {
            @ [$(#[$attribute])*] $plays
            first_watch
            close_encounters
            new_hopes
            star_tech
            alien_nation
            starship_troops
            agents_in_black
            in_the_matrix
            visitors
            everyone_can_hear
            galaktica
            judgement_day
            back_in_time
        }
    };
    (@ $attributes:tt $plays:ident $($mission:ident)+) => {
        $(crate::common::missions::each_mission! { @one $attributes $plays $mission })+

        #[test]
        fn no_mission_is_left_out() {
            crate::common::missions::is_whole([$(stringify!($mission)),+]);
        }
    };
    (@one [$(#[$attribute:meta])*] $plays:ident $mission:ident) => {
        $(#[$attribute])*
        fn $mission() {
            $plays(stringify!($mission));
        }
    };
}

pub(crate) use each_mission;

/// Whatever ships is in the list.
#[track_caller]
pub(crate) fn is_whole<const N: usize>(mut listed: [&str; N]) {
    let missions = &super::drill::SHIPPED.missions;
    let mut shipped: Vec<&str> = missions.iter().map(|mission| mission.id.as_str()).collect();
    shipped.sort_unstable();
    listed.sort_unstable();
    assert_eq!(shipped, listed);
}
